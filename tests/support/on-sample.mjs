// Tests and checks are about the software: they use the sample, whatever business/ has, and a build of their own.

process.env.BUSINESS_FOLDER = 'sample';

/** The folder of this build, from the project's root. */
export const builtSample = '.cache/built-sample';
