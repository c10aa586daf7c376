import * as v from "valibot";
import { TALK_LIMITS } from "~/engines/talk/talk.ts";
import { formKey, oneOf, optionalDay, optionalText, rowVersion, textLine } from "~/services/form-fields.ts";
import { COURSE_LIMITS } from "./courses.limits.ts";
import { PATH_IDS } from "./paths.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

/** A course is begun, or a lesson was read to its end. */
export const CourseStart = v.object({ intent: v.literal("start", STALE) }, STALE);
export const LessonDone = v.object({ intent: v.literal("done", STALE) }, STALE);
/** A question to whoever teaches the course. */
export const AskForm = v.object(
  {
    intent: v.literal("ask", STALE),
    idem: formKey(STALE),
    body: textLine(TALK_LIMITS.body, { empty: "errors.ask", long: "errors.askLong" }),
  },
  STALE,
);

/** A test; its answers stand beside it, by the place of the question. */
export const TestForm = v.object(
  { intent: v.literal("hand-in", STALE), idem: formKey(STALE), edition: rowVersion(STALE) },
  STALE,
);

/** Questions that are repeated; ids, versions and answers stand beside it, by their places. */
export const RepeatForm = v.object({ intent: v.literal("repeat", STALE) }, STALE);

/** What is done on the page of the paths. */
export const UniversityForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("choose"), path: oneOf(PATH_IDS, "errors.path") }, STALE),
    v.object(
      {
        intent: v.literal("suggest"),
        idem: formKey(STALE),
        topic: textLine(COURSE_LIMITS.topic, { empty: "errors.topic", long: "errors.topicLong" }),
        about: optionalText(120, STALE),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("assign"),
        member: v.pipe(v.optional(v.string("errors.member"), " "), v.uuid("errors.member")),
        given: oneOf(PATH_IDS, "errors.path"),
        dueOn: optionalDay({ form: STALE, day: "errors.day" }),
      },
      STALE,
    ),
    v.object({ intent: v.literal("withdraw"), id: v.pipe(v.string(STALE), v.uuid(STALE)) }, STALE),
  ],
  STALE,
);
