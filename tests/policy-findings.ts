import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** Reported for every site that trusts its own scripts; it only matters for sites that host uploads. */
const accepted = "script-src 'self'";

/**
 * What csp_evaluator finds in a Content-Security-Policy, at any severity. An empty policy has many findings.
 * @returns one line for each, with the severity first
 */
export function policyFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ directive, value }) => `${directive} ${value}` !== accepted)
    .map(({ severity, directive, description }) => `${Severity[severity]} ${directive}: ${description}`);
}
