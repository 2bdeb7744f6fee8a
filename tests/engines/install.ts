import { spawnSync } from 'node:child_process';

/** Runs a command quietly. @returns whether it succeeded */
function succeeds(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  return spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, ...env } }).status === 0;
}

/** Lets Playwright download its own browser. @returns whether it could */
export function downloadFromPlaywright(browser: string): boolean {
  return succeeds('npx', ['playwright', 'install', browser], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000',
  });
}

/** Installs packages of Debian or Ubuntu, where this user may. @returns whether it could */
export function installPackages(names: readonly string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Without a network it gives up soon.
  const options = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
  return (
    succeeds('apt-get', ['update', ...options], env) &&
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...options, ...names], env)
  );
}
