/** The rules of a policy: each returns what may be used, or null to refuse it. */
type TrustedTypesRules = {
  createHTML?: (html: string) => string;
  createScriptURL?: (address: string) => string | null;
};
interface Window {
  /**
   * Trusted Types (w3.org/TR/trusted-types), which TypeScript does not declare yet; not in every browser. A policy returns
   * objects that the DOM accepts where it otherwise takes text.
   */
  trustedTypes?: { createPolicy<Rules extends TrustedTypesRules>(name: string, rules: Rules): Rules };
}
