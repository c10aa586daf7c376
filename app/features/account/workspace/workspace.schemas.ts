import * as v from "valibot";
import { LINK_DAYS, LINK_KINDS, PIN, ROLES, TRUST_LIMITS, VERBS } from "~/engines/trust/trust.ts";
import { formKey, oneOf, rowVersion, textLine } from "~/services/form-fields.ts";
import { emailOf } from "~/services/person.ts";
import type { MadeWorkspaceId, WorkspaceId } from "~/services/workspace.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

const WORKSPACE = /^(?:workspace|user):[\w-]{1,50}$/;
const workspace = v.pipe(
  v.string(STALE),
  v.regex(WORKSPACE, STALE),
  v.transform((id) => id as WorkspaceId),
);
const made = v.pipe(
  v.string(STALE),
  v.regex(/^workspace:[\w-]{1,50}$/, STALE),
  v.transform((id) => id as MadeWorkspaceId),
);
const name = textLine(TRUST_LIMITS.name, { empty: "errors.name", long: "errors.nameLong" });
const role = oneOf(ROLES, "errors.role");
const userId = v.pipe(v.string(STALE), v.maxLength(60, STALE));
const id = v.pipe(v.string(STALE), v.uuid(STALE));

/** A browser sends the field of a PIN whether or not anything was typed: nothing typed is no PIN. */
const pin = v.optional(
  v.pipe(
    v.string("errors.pin"),
    v.trim(),
    v.check((typed) => typed === "" || PIN.test(typed), "errors.pin"),
    v.transform((typed) => typed || undefined),
  ),
  " ",
);

/** Everything that the page of a workspace does. */
export const WorkspaceChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("switch"), workspace }, STALE),
    v.object({ intent: v.literal("make"), idem: formKey(STALE), name }, STALE),
    v.object({ intent: v.literal("rename"), workspace: made, name, version: rowVersion(STALE) }, STALE),
    v.object({ intent: v.literal("role"), workspace: made, userId, role }, STALE),
    v.object({ intent: v.literal("remove"), workspace: made, userId }, STALE),
    v.object(
      {
        intent: v.literal("invite"),
        idem: formKey(STALE),
        workspace: made,
        role,
        /** Left empty: the inviter hands the link over. */
        email: v.optional(
          v.pipe(
            v.string("errors.email"),
            v.trim(),
            v.check((typed) => emailOf(typed) !== undefined, "errors.email"),
            v.transform((typed) => emailOf(typed) ?? ""),
          ),
        ),
      },
      STALE,
    ),
    v.object({ intent: v.literal("withdraw"), workspace: made, id }, STALE),
  ],
  STALE,
);
export type WorkspaceChange = v.InferOutput<typeof WorkspaceChange>;

const ticked = v.optional(v.literal("on", STALE));

/** A link to one record, and the end of one. */
export const LinkChange = v.variant(
  "intent",
  [
    v.pipe(
      v.object(
        {
          intent: v.literal("share"),
          idem: formKey(STALE),
          workspace,
          type: v.pipe(v.string(STALE), v.regex(/^[a-z-]{1,30}$/, STALE)),
          id: v.pipe(v.string(STALE), v.maxLength(60, STALE)),
          name,
          kind: oneOf(LINK_KINDS, "errors.kind"),
          days: v.pipe(
            v.optional(v.string("errors.days"), " "),
            v.transform(Number),
            v.picklist(LINK_DAYS, "errors.days"),
          ),
          ...v.entriesFromList(
            VERBS.filter((verb) => verb !== "read"),
            ticked,
          ),
          asksName: ticked,
          pin,
        },
        STALE,
      ),
      v.forward(
        v.partialCheck(
          [["kind"], ["pin"]],
          ({ kind, pin }) => kind === "person" || pin !== undefined,
          "errors.pinMissing",
        ),
        ["pin"],
      ),
    ),
    v.object({ intent: v.literal("revoke"), id }, STALE),
  ],
  STALE,
);
export type LinkChange = v.InferOutput<typeof LinkChange>;

/** The PIN of a crew's or a kiosk's link, as it is typed. */
export const PinForm = v.object(
  {
    pin: v.pipe(v.string("errors.pin"), v.trim(), v.regex(PIN, "errors.pin")),
  },
  "errors.pin",
);
