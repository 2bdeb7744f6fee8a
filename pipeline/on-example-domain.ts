/** Domains reserved for examples (RFC 2606). */
const exampleDomain = /(^|\.)example(\.(com|net|org)(\.au)?)?$/;

/** Whether the domain of a web address is reserved for examples. */
export function onExampleDomain(address: string): boolean {
  return exampleDomain.test(new URL(address).hostname);
}
