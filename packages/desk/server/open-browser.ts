import { spawn } from 'node:child_process';

const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the default browser. Without one, nothing happens: the address is printed too. */
export function openBrowser(address: string): void {
  const [command, ...options] = commands[process.platform] ?? ['xdg-open'];
  const browser = spawn(command, [...options, address], { stdio: 'ignore', detached: true });
  browser.on('error', () => undefined);
  browser.unref();
}
