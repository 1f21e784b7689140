/** The policy under which the site is served here, and under which it promises to run anywhere. */

const DIRECTIVES = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob:",
  'worker-src': "'self' blob:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
};

/**
 * @param {string} [origin] stands for 'self' when given: on `/embed/`, since in WebKit 'self' never matches
 *   inside a sandboxed frame
 * @returns {string} the value of the Content-Security-Policy header
 */
export function contentSecurityPolicy(origin) {
  return Object.entries(DIRECTIVES)
    .map(([name, sources]) => `${name} ${origin ? sources.replace("'self'", origin) : sources}`)
    .join('; ');
}
