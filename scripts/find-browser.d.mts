export const missingBrowser: string;
export function findBrowser(): { executablePath?: string } | undefined;
export function findWholeBrowser(): string | undefined;
export function ensureBrowser(): Promise<boolean>;
