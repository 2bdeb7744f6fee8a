// Tests and checks are about the software: they use the sample, whatever business/ has, and builds of their own.

process.env.BUSINESS_FOLDER = 'sample';

/** The folder of a build, from the project's root. @param name of the business: `sample`, or a folder in tests/ */
export const builtSite = (name) => `.cache/built-${name}`;

/** The folder of the build of the sample. */
export const builtSample = builtSite('sample');
