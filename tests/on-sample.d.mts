export const builtSample: string;
