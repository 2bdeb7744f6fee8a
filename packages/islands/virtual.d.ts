/** Modules of the site, which `vite/plugin.ts` resolves from the options of `islands`. */
declare module 'virtual:site/server' {
  const site: import('./site.ts').Site;
  export default site;
}
declare module 'virtual:site/islands' {
  type Component = import('./island.tsx').IslandComponent<Record<string, unknown>, object>;
  /** Imports the file of an island, by its name. */
  export const islands: Readonly<Record<string, () => Promise<Record<string, Component>>>>;
}
declare module 'virtual:site/init' {
  /** The entry script runs it at once. */
  export function init(): void;
}
declare module 'virtual:site/enhancements' {
  /** Each runs once per document. */
  export const documentEnhancements: readonly (() => void)[];
  /** Each runs for every page shown; its returned cleanup runs when the visitor leaves that page. */
  export const pageEnhancements: readonly (() => undefined | (() => void))[];
}
