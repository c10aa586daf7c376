import { expect, test } from "vitest";
import { completeness, type Profile, publicProfile } from "./profile.logic.ts";

const EMPTY: Profile = {
  firstName: "",
  lastName: "",
  company: "",
  trades: [],
  spoken: [],
  place: "",
  phone: "",
};
const WHOLE: Profile = {
  firstName: "Sample",
  lastName: "",
  company: "Sample firm",
  trades: ["roofer"],
  spoken: ["es"],
  place: "Chicago",
  phone: "+13125550142",
};

test("an empty profile has every gap, a whole one has none", () => {
  expect(completeness(EMPTY, { picture: false, emailConfirmed: false })).toEqual({
    percent: 0,
    gaps: ["name", "company", "trades", "spoken", "place", "phone", "picture", "email"],
  });
  expect(completeness(WHOLE, { picture: true, emailConfirmed: true })).toEqual({ percent: 100, gaps: [] });
});

test("every part counts the same, and what is missing is named", () => {
  expect(completeness({ ...WHOLE, phone: "" }, { picture: false, emailConfirmed: true })).toEqual({
    percent: 75,
    gaps: ["phone", "picture"],
  });
});

test("others see neither the phone number nor anything that is not named here", () => {
  const told = publicProfile({ ...WHOLE, ...{ email: "a@example.com", version: 3 } }, "a-file");
  expect(told).toEqual({
    name: "Sample",
    company: "Sample firm",
    trades: ["roofer"],
    spoken: ["es"],
    place: "Chicago",
    picture: "a-file",
  });
});
