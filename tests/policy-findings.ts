import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** Said of every site that trusts its own scripts; it bears on sites that host what visitors upload. */
const accepted = "script-src 'self'";

/**
 * What csp_evaluator finds in a Content-Security-Policy, of whatever severity; no policy at all has many findings.
 * @returns one line each, the severity first
 */
export function policyFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ directive, value }) => `${directive} ${value}` !== accepted)
    .map(({ severity, directive, description }) => `${Severity[severity]} ${directive}: ${description}`);
}
