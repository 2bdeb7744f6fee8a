// The public interface of this package.
export { type HeaderRule, patternSource } from './header-rules.ts';
export { checkAddress, explain, listen, refuseOptions, serveUntilStopped, UsageError } from './main.ts';
export { canonicalPath, createSiteServer } from './site-server.ts';
