import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  { id: "hireAMentor", path: "/hire-a-mentor", number: 160, access: "public", shared: true },
  {
    id: "mentor",
    path: "/mentor/:mentor",
    number: 161,
    access: "public",
    example: "/mentor/sample-1",
    unlisted: true,
    shared: true,
  },
  {
    id: "mentorSession",
    path: "/mentor-session/:session",
    number: 162,
    access: "member",
    example: "/mentor-session/sample",
    unlisted: true,
  },
  { id: "becomeAMentor", path: "/become-a-mentor", number: 163, access: "member", unlisted: true },
  { id: "myMentoring", path: "/my-mentoring", number: 164, access: "member", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  hireAMentor: "mentors",
  mentor: "mentors",
  mentorSession: "mentors",
  becomeAMentor: "mentors",
  myMentoring: "mentors",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/mentor-session-ics/:session": "mentor-session-ics.ts",
} as const satisfies AreaEndpoints;
