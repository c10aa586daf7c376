import type { Spoken, Trade } from "./profile.data.ts";

/** Who a member is, as they said. */
export interface Profile {
  firstName: string;
  lastName: string;
  company: string;
  trades: Trade[];
  spoken: Spoken[];
  place: string;
  /** E.164, or empty. */
  phone: string;
}

/** What makes a profile whole, each with the field to which its gap leads. */
export const PARTS = {
  name: "firstName",
  company: "company",
  trades: "trades",
  spoken: "spoken",
  place: "place",
  phone: "phone",
  picture: "picture",
  email: "email",
} as const;
export type Part = keyof typeof PARTS;

/** How much of a profile is there, in whole percent, and what is missing. Every part counts the same. */
export function completeness(
  profile: Profile,
  { picture, emailConfirmed }: { picture: boolean; emailConfirmed: boolean },
): { percent: number; gaps: Part[] } {
  const there: Record<Part, boolean> = {
    name: profile.firstName !== "" || profile.lastName !== "",
    company: profile.company !== "",
    trades: profile.trades.length > 0,
    spoken: profile.spoken.length > 0,
    place: profile.place !== "",
    phone: profile.phone !== "",
    picture,
    email: emailConfirmed,
  };
  const parts = Object.keys(PARTS) as Part[];
  const gaps = parts.filter((part) => !there[part]);
  return { percent: Math.round(((parts.length - gaps.length) / parts.length) * 100), gaps };
}

/** What others see of a profile: neither the address nor the phone number. */
export interface PublicProfile {
  name: string;
  company: string;
  trades: Trade[];
  spoken: Spoken[];
  place: string;
  /** The id of the picture's file. */
  picture?: string;
}

export function publicProfile(profile: Profile, picture: string | undefined): PublicProfile {
  const { firstName, lastName, company, trades, spoken, place } = profile;
  return { name: `${firstName} ${lastName}`.trim(), company, trades, spoken, place, picture };
}
