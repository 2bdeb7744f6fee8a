/**
 * Which modules come in one file of the browser's. Few files compress better than many small ones, and nothing in them
 * is found late; what no group takes goes where the bundler puts it.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|framework\/client\/hydrate\./ },
  { name: 'zod', test: /node_modules\/zod\// },
  // The run-time reads: needed together, as the first of them comes near.
  { name: 'read', test: /@tanstack\/|src\/(queries\/(?!load|use-read)|lib\/published-photo)/ },
  // What several islands share.
  { name: 'shared', test: /lucide-react\/|src\/(ui|hooks|queries|lib|links)\//, minShareCount: 2 },
];
