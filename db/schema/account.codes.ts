// What members are told of. Apart from the tables, because pages name the kinds too.

/** Each has its sentence in the `notifications` namespace, and a line where members choose what they are told. */
export const NOTIFICATION_CODES = [
  "questionAnswered",
  "linkUsed",
  "memberJoined",
  "termAccepted",
  "pointsExpire",
  "licenseExpires",
  "permitExpires",
  "inspectionNear",
  "complianceEnds",
  "rentalFound",
  "loanAsked",
  "loanAnswered",
  "loanHands",
  "loanDeposit",
  "loanOff",
  "stayAsked",
  "stayAnswered",
  "stayMoved",
  "stayOff",
  "saleOffered",
  "saleMoved",
  "saleOff",
  "planRenews",
  "trialEnds",
  "communityReply",
  "communityAccepted",
  "communityModerated",
] as const;
export type NotificationCode = (typeof NOTIFICATION_CODES)[number];
