const en = {
  lead: "Who can get at your data, how, and since when. Every way in can be closed here in one press.",
  risksTitle: "What to look at",
  noRisk: "Nothing stands out",
  noRiskText:
    "We look at the second step, devices, networks, countries, links and members each time you open this page.",
  levels: {
    high: "Important",
    medium: "Worth doing",
    low: "Tidy up",
  },
  risks: {
    noSecondFactor: {
      title: "Only a password protects the account",
      why: "Whoever learns the password is in. A second step on your phone, or a passkey, stops that.",
      mend: "Set up a second step",
    },
    fewCodes: {
      title: "Few recovery codes",
      why_one: "{{count}} recovery code is left. Without one and without your phone you could not get in.",
      why_other:
        "{{count}} recovery codes are left. Without one and without your phone you could not get in.",
      mend: "Make new ones",
    },
    newCountry: {
      title: "Signed in from a new country",
      why_one:
        "The first sign-in from there that we know of was {{count}} day ago. If that was not you, end the session and change the password.",
      why_other:
        "The first sign-in from there that we know of was {{count}} days ago. If that was not you, end the session and change the password.",
      mend: "See the sign-ins",
    },
    usedAbroad: {
      title: "A device is used in a country where you never signed in",
      why: "Perhaps it traveled with you. If not, somebody else has its session: log it out and change the password.",
      mend: "Log it out",
    },
    newNetwork: {
      title: "Signed in from a new network",
      why_one:
        "The first sign-in from there was {{count}} day ago. If that was not you, end the session and change the password.",
      why_other:
        "The first sign-in from there was {{count}} days ago. If that was not you, end the session and change the password.",
      mend: "See the sign-ins",
    },
    idleDevice: {
      title: "A device lies unused",
      why_one: "It is still signed in and was last used {{count}} day ago.",
      why_other: "It is still signed in and was last used {{count}} days ago.",
      mend: "Log it out",
    },
    sharedLinkWithoutPin: {
      title: "A shared link without a PIN",
      why: "It goes from hand to hand, and whoever has it is in. A link with a PIN asks for more.",
      mend: "See the links",
    },
    longLink: {
      title: "A link that stands long",
      why_one: "It works for {{count}} more day. Let it end when the work ends.",
      why_other: "It works for {{count}} more days. Let it end when the work ends.",
      mend: "See the links",
    },
    unusedLink: {
      title: "A link that nobody uses",
      why_one: "It was last used, or made, {{count}} day ago and still opens the record.",
      why_other: "It was last used, or made, {{count}} days ago and still opens the record.",
      mend: "See the links",
    },
    idleMember: {
      title: "A member who is never here",
      why_one: "Their last sign-in was {{count}} day ago.",
      why_other: "Their last sign-in was {{count}} days ago.",
      mend: "See the members",
    },
    singleOwner: {
      title: "Only one owner",
      why: "If that account is lost, nobody can let people in or out of the workspace.",
      mend: "See the members",
    },
  },
  links: {
    title: "Links",
    text: "Everybody who holds one of these gets at the record without an account.",
    none: "Nobody holds a link to a record of this workspace.",
    used_one: "Used {{count}} time, last {{date}}",
    used_other: "Used {{count}} times, last {{date}}",
    unused: "Never used",
    until: "works until {{date}}",
    ends: "Ends in",
    endsOf: "Ends in: link of {{name}}",
    inDays_one: "{{count}} day",
    inDays_other: "{{count}} days",
    shorten: "End earlier",
    shortenOf: "End earlier: link of {{name}}",
    revoke: "Revoke",
    revokeOf: "Revoke the link of {{name}}",
  },
  kinds: {
    person: "One person",
    crew: "Crew",
    kiosk: "Device on site",
  },
  pin: "PIN",
  gone: "A record that is gone",
  members: {
    title: "Members",
    of: "Members of",
    alone: "You work in a workspace of your own; nobody else belongs to it.",
    change: "Change members",
    seen: "last sign-in {{date}}",
  },
  roles: {
    owner: "Owner",
    member: "Member",
    viewer: "Viewer",
  },
  errors: {
    form: "This form was incomplete. Please send it again.",
  },
  toasts: {
    accessRevoked: "Link revoked.",
    accessShortened: "The link ends earlier now.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    access: typeof en;
  }
}
