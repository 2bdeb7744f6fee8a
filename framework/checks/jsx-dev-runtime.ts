import { jsxDEV as createElement, Fragment } from 'react/jsx-dev-runtime';
import { isInIsland } from '../island.tsx';

// What the pre-render of a dev server creates elements with, in place of React's own runtime (faults.ts).
export { Fragment };

/** Props of elements outside islands that do nothing, in all that was rendered since the code last changed. */
export const idleProps = new Set<string>();

export const jsxDEV: typeof createElement = (type, props, key, isStatic, source, self) => {
  if (typeof type === 'string' && !isInIsland())
    for (const [name, value] of Object.entries(props ?? {}))
      if (name === 'ref' ? value : /^on[A-Z]/.test(name) && typeof value === 'function')
        idleProps.add(`${source?.fileName}:${source?.lineNumber}: "${name}" of <${type}>`);
  return createElement(type, props, key, isStatic, source, self);
};
