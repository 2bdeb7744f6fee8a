import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Browser, Builder, By, Capabilities, Key as DriverKey } from 'selenium-webdriver';
import { freePort } from '../free-port.ts';
import { type Engine, type Key, windowSize } from './engine.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';
const keys: Record<Key, string> = {
  Escape: DriverKey.ESCAPE,
  ArrowRight: DriverKey.ARROW_RIGHT,
  Enter: DriverKey.ENTER,
};

/** The small browser that comes with WebKitGTK. */
function findMiniBrowser(): string | undefined {
  if (!existsSync('/usr/lib')) return undefined;
  const folders = readdirSync('/usr/lib').map((name) => path.join('/usr/lib', name, 'webkit2gtk-4.1'));
  return folders.map((folder) => path.join(folder, 'MiniBrowser')).find((file) => existsSync(file));
}

/** Starts the WebKitGTK of the system on a display of its own. @returns undefined where a part of it is missing */
export async function startWebKit(): Promise<Engine | undefined> {
  const binary = findMiniBrowser();
  if (!binary || ![driverPath, displayPath].every((file) => existsSync(file))) return undefined;
  const display = spawn(displayPath, ['-displayfd', '3'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const port = await freePort();
  const driverProcess = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
  });
  const takeErrors = consoleErrors(driverProcess);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  });
  await isListening(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .forBrowser(Browser.SAFARI)
    .withCapabilities(capabilities)
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...windowSize });
  const version = (await driver.getCapabilities()).get('browserVersion');
  return {
    name: `WebKitGTK ${version}`,
    page: {
      goto: (address) => driver.get(address),
      goBack: () => driver.navigate().back(),
      evaluate: (expression) => driver.executeScript(`return ${expression}`),
      click: (selector) => driver.findElement(By.css(selector)).click(),
      press: (key) => driver.actions().sendKeys(keys[key]).perform(),
      type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    },
    takeErrors,
    async close() {
      await driver.quit();
      for (const child of [driverProcess, display]) child.kill();
    },
  };
}

/** Collects the errors that the browser writes to its standard output. @returns what takes those since its last call */
function consoleErrors({ stdout }: ChildProcess): () => string[] {
  let lines: string[] = [];
  stdout?.on('data', (text: Buffer) => {
    lines.push(...String(text).split('\n'));
  });
  return () => {
    const taken = lines.filter((line) => /^CONSOLE .*\bERROR\b/.test(line));
    lines = [];
    return taken;
  };
}

/** Resolves when a server answers on a port. */
async function isListening(port: number): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)))
    await new Promise((done) => setTimeout(done, 50));
}
