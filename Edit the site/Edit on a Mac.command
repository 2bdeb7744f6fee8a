#!/bin/sh
# Double-click this file on a Mac to change the site in your browser.
cd "${0%/*}/.." || exit 1
if command -v npm >/dev/null 2>&1; then
  npm run edit && exit 0
else
  echo 'Node.js is missing: install the version marked LTS from https://nodejs.org, then open this file again.'
fi
printf 'Press Enter to close this window. '
read -r _
exit 1
