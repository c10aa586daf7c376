/**
 * What the tests set of the environment's contract. The environment of the machine is not looked at: a developer's
 * own provider keys must not decide whether a test passes.
 */
export const TEST_VARIABLES = {
  ADMIN_EMAILS: "admin@example.com",
};
