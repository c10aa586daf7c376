// The front door to who may do what with a record.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { audited, listAudit, logged, redactAudit, SITE, type Verified, verifyAudit } from "./audit.server.ts";
export type { AuditEvent, AuditRow } from "./audit-chain.ts";
export {
  inOwn,
  isMember,
  type Present,
  presentMember,
  presentOwner,
  presentReader,
} from "./current.server.ts";
export {
  type Actor,
  type Holder,
  joinWriters,
  mayAct,
  mayManage,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
  type Subject,
} from "./guard.server.ts";
export {
  type Act,
  act,
  checkPin,
  findHeld,
  firstOpened,
  type HeldLink,
  openLink,
  recordAct,
  tellMaker,
} from "./holders.server.ts";
export {
  type Holding,
  keepQuiet,
  readHolding,
  rememberName,
  requireHolder,
  requireHolderToAct,
} from "./holding.server.ts";
export {
  acceptInvitation,
  findInvitation,
  INVITATIONS,
  invite,
  listInvitations,
  type OpenInvitation,
  withdrawInvitation,
} from "./invitations.server.ts";
export { dropKept, isKept, type KeptLink, keepLink, listKept, openKept } from "./kept.server.ts";
export {
  endingLinks,
  type LinkAnswer,
  type ListedLink,
  listAnswers,
  listLinks,
  makeLink,
  type NewLink,
  ownLink,
  revokeLink,
  type Subjects,
  shortenLink,
  showLink,
} from "./links.server.ts";
export { verificationLevel } from "./verification.server.ts";
export {
  changeRole,
  type ListedWorkspace,
  listMembers,
  listWorkspaces,
  makeWorkspace,
  removeMember,
  renameWorkspace,
  type WorkspaceMember,
} from "./workspaces.server.ts";
