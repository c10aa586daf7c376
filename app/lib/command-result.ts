/**
 * The result of a command: success with its values, or a refusal with a code that the page translates. The code says
 * what is wrong; status and text are up to the caller. A command that cannot be refused has no code.
 *
 * `Why` is what a refusal returns in addition to its code.
 */
export type CommandResult<
  Code extends string = never,
  Done extends object = object,
  Why extends object = object,
> = ({ ok: true } & Done) | ([Code] extends [never] ? never : { ok: false; error: Code } & Why);
