/**
 * Addresses without a page, as visitors type and copy them, with the page that the 404 page then suggests, if any.
 * @param slug of an article
 */
export const mistypedAddresses = (slug: string | undefined): readonly (readonly [string, string?])[] => [
  ['/Services', '/services'],
  ['/contact.', '/contact'],
  ['/galery', '/gallery'],
  ['/NDIS/', '/ndis'],
  ['/before_after', '/before-after'],
  ['/contact%3Fref=flyer', '/contact'],
  ['/abuot', '/about'],
  ['/contact%20', '/contact'],
  ['/services%E2%80%9D', '/services'],
  ['/Residential.HTM', '/residential'],
  [`/Blog/${slug}s`, `/blog/${slug}`],
  ['/home', '/'],
  ['/index.php', '/'],
  ['/Index.HTML', '/'],
  ['/default.aspx', '/'],
  ['/services/index.php', '/services'],
  ['/contact%2F', '/contact'],
  ['/gall%C3%A9ry', '/gallery'],
  ['/be%CC%81fore%E2%80%93after', '/before-after'],
  ['/builders%E2%80%99-handover', '/builders-handover'],
  ['/%E2%80%9Cservices%E2%80%9D', '/services'],
  ['/about%C2%A0', '/about'],
  ['/x'],
  ['/%C3%A9'],
  ['/zzzz'],
];
