import * as v from "valibot";
import { formKey, optionalText, textLine } from "~/services/form-fields.ts";
import { POST_DROP_INTENT, POST_EDIT_INTENT, POST_INTENT, TALK_LIMITS } from "./talk.limits.ts";

// Messages are keys of the namespace `talk`.
const STALE = "errors.form";

export const PostBody = textLine(TALK_LIMITS.body, { empty: "errors.body", long: "errors.long" });
export const PrintedName = optionalText(TALK_LIMITS.printedName, "errors.name");

export const NewPostForm = v.object(
  { intent: v.literal(POST_INTENT, STALE), idem: formKey(STALE), body: PostBody, printedName: PrintedName },
  STALE,
);
export const EditPostForm = v.object(
  { intent: v.literal(POST_EDIT_INTENT, STALE), post: formKey(STALE), body: PostBody },
  STALE,
);
export const DropPostForm = v.object(
  { intent: v.literal(POST_DROP_INTENT, STALE), post: formKey(STALE) },
  STALE,
);
