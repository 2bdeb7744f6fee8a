import { jsxDEV as createElement, Fragment } from 'react/jsx-dev-runtime';
import { isInIsland } from '../island.tsx';

// Replaces React's JSX runtime in the pre-render of the dev server (faults.ts).
export { Fragment };

/** Props outside islands that do nothing, in all documents rendered since the last code change. */
export const ignoredProps = new Set<string>();

export const jsxDEV: typeof createElement = (type, props, key, isStatic, source, self) => {
  if (typeof type === 'string' && !isInIsland())
    for (const [name, value] of Object.entries(props ?? {}))
      if (name === 'ref' ? value : /^on[A-Z]/.test(name) && typeof value === 'function')
        ignoredProps.add(`${source?.fileName}:${source?.lineNumber}: "${name}" of <${type}>`);
  return createElement(type, props, key, isStatic, source, self);
};
