interface Window {
  /** Trusted Types (w3.org/TR/trusted-types), which TypeScript does not declare yet; not in every browser. */
  trustedTypes?: { createPolicy<Rules>(name: string, rules: Rules): Rules };
}
