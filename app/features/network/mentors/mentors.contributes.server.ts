import { sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { mentorActions, mentorQuarters, mentorRatings, mentorSessions, mentors } from "~db/schema/mentors.ts";
import { sampleMentors } from "./example.server.ts";
import { leavingSessions } from "./leaving.server.ts";
import { mentorsNeeds } from "./mentors.needs.server.ts";
import { publishRatings } from "./ratings.server.ts";
import process from "./session.process.server.ts";

export default {
  // Mentors and those who ask have an account, so that each can be told of what the other does.
  owned: [
    { by: mentors.workspace, sample: mentors.sample },
    { by: mentorSessions.workspace },
    { by: mentorQuarters.workspace },
    { by: mentorActions.workspace },
    { by: mentorRatings.workspace },
  ],
  mentions: [
    { column: mentorSessions.mentorWorkspace, as: "owner", fate: "delete" },
    {
      column: mentors.joinBy,
      keep: "how the mentor whose row it is can be reached, which goes with the row",
    },
  ],
  samples: (db, { workspace, language, now }) => {
    const rows = sampleMentors(language, now, () => crypto.randomUUID());
    return [
      db.insert(mentors).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'shownAs', value ->> 'about', value -> 'trades', value -> 'topics',
          value -> 'languages', value ->> 'years', value ->> 'hourCents', value ->> 'siteZone', value -> 'rules',
          value -> 'daysOff', value ->> 'noticeHours', value ->> 'weekMost', '', 1, 1, 1, value ->> 'createdAt'
          from json_each(${JSON.stringify(rows)}) where true`,
      ),
    ];
  },
  processes: [process],
  sharedWithOthers: [leavingSessions],
  tasks: [publishRatings],
  needsMe: [mentorsNeeds],
  toasts: [
    toastSet("mentors", {
      mentorZone: "ok",
      mentorBooked: "ok",
      mentorMoved: "ok",
      mentorSaved: "ok",
      mentorRated: "ok",
      mentorMade: "ok",
      mentorChanged: "ok",
      mentorOpened: "ok",
      mentorPaused: "ok",
    }),
  ],
} satisfies Contribution;
