/** Modules that the site hands to the framework by name (options of `framework` in vite/plugin.ts). */
declare module 'virtual:site/server' {
  const site: import('./site.ts').Site;
  export default site;
}
declare module 'virtual:site/islands' {
  type Component = import('react').ComponentType<Record<string, unknown>>;
  /** Imports the file of an island, by its name. */
  export const islands: Readonly<Record<string, () => Promise<Record<string, Component>>>>;
}
declare module 'virtual:site/early' {
  /** Runs with the first script. */
  export function early(): void;
}
declare module 'virtual:site/enhancements' {
  /** Each runs once a document. */
  export const documentEnhancements: readonly (() => void)[];
  /** Each runs for every page that is shown; what it returns runs when that page is left. */
  export const pageEnhancements: readonly (() => undefined | (() => void))[];
}
