/** The hosts of the statistics scripts. Their subdomains may add further scripts to a page. */
export const scriptHosts = { measurement: 'googletagmanager.com', replay: 'clarity.ms' };
