export function builtSite(name: string): string;
export const builtSample: string;
