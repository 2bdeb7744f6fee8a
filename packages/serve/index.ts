// The public interface of this package.
export { type HeaderMatcher, type HeaderRule, patternSource, readHeaderRules } from './header-rules.ts';
export { checkAddress, explain, serve, serveUntilStopped } from './main.ts';
export { type Build, canonicalPath, createSiteServer } from './site-server.ts';
export { UsageError } from './usage-error.ts';
