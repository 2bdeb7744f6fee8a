const path = require('node:path');

// Run before every command, and in CommonJS: Node.js loads no module from a folder with a backslash. Vite takes # and ?
// for a part of an address, and * for any name; npm finds no command behind a colon.
const root = path.resolve(__dirname, '..');
const [sign] = /[#?*:\\]/.exec(root.slice(path.parse(root).root.length).replaceAll(path.sep, '/')) ?? [];
if (sign) {
  const onMac = sign === ':' ? ', which a Mac shows as /' : '';
  console.error(
    `A folder of this path has a ${sign} in its name${onMac}: rename it and try again. (${root})`,
  );
  process.exitCode = 1;
}
