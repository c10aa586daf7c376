/**
 * What a command answers: done, with what goes on from there, or refused with a code that the page translates. A code
 * says what is wrong; how HTTP and the page say so is theirs. A command that nothing can refuse has no code.
 *
 * `Why` is what a refusal tells beside its code.
 */
export type CommandResult<
  Code extends string = never,
  Done extends object = object,
  Why extends object = object,
> = ({ ok: true } & Done) | ([Code] extends [never] ? never : { ok: false; error: Code } & Why);
