export function findBrowser(): Promise<string | undefined>;
export function findHeadlessShell(): string | undefined;
