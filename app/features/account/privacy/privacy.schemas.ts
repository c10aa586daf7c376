import * as v from "valibot";

/** Deleting an account is confirmed by typing its address, which is the same in every language. */
export const DeleteAccount = v.object(
  {
    address: v.pipe(
      v.string("errors.address"),
      v.trim(),
      v.nonEmpty("errors.address"),
      v.maxLength(254, "errors.address"),
    ),
  },
  "errors.address",
);

/** The token of the mail that undoes a deletion. */
export const KeepAccount = v.object(
  { token: v.pipe(v.string("keep.over"), v.regex(/^[\w-]{20,100}$/, "keep.over")) },
  "keep.over",
);
