import { UsageError } from '../server/usage-error.ts';

/** The options of a command: `number` takes a whole number, `list` values with commas between them, `flag` no value. */
type Shape = Record<string, 'number' | 'list' | 'flag'>;
type Values = { numbers: Record<string, number>; lists: Record<string, string[]>; flags: Set<string> };

/**
 * Reads options such as `--rounds=3 --routes=/,/gallery --again`.
 * @throws UsageError for an unknown option or a wrong value
 */
export function readOptions(args: readonly string[], shape: Shape): Values {
  const values: Values = { numbers: {}, lists: {}, flags: new Set() };
  for (const arg of args) {
    const [, name = '', value] = arg.match(/^--([a-z]+)(?:=(.*))?$/) ?? [];
    const kind = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const known = Object.keys(shape).map((key) => `--${key}`);
    if (!kind) throw new UsageError(`Unknown option "${arg}": use ${known.join(', ')}.`);
    if (kind === 'flag') {
      if (value !== undefined) throw new UsageError(`--${name} takes no value.`);
      values.flags.add(name);
    } else if (!value)
      throw new UsageError(`--${name} needs a value, such as --${name}=${kind === 'number' ? 5 : '/'}.`);
    else if (kind === 'list') values.lists[name] = value.split(',');
    else if (/^[1-9]\d*$/.test(value)) values.numbers[name] = Number(value);
    else throw new UsageError(`--${name} must be a whole number above 0, not "${value}".`);
  }
  return values;
}

/** Runs a benchmark. Prints only the message of a UsageError, and sets the exit code to 1. */
export async function main(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
