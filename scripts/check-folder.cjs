const path = require('node:path');

// Runs before every command. CommonJS, because Node.js loads no ES module from a folder with a backslash. Vite reads #
// and ? as parts of a URL and * as a wildcard; npm finds no commands in a path with a colon.
const root = path.resolve(__dirname, '..');
const [sign] = /[#?*:\\]/.exec(root.slice(path.parse(root).root.length).replaceAll(path.sep, '/')) ?? [];
if (sign) {
  const onMac = sign === ':' ? ', which a Mac shows as /' : '';
  console.error(
    `A folder in this path has a ${sign} in its name${onMac}: rename it and try again. (${root})`,
  );
  process.exitCode = 1;
}
