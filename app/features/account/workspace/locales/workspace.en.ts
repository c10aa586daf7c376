const en = {
  lead: "You work in a space of your own: nobody else sees what you keep in it. To share it, make a workspace.",
  leadMade: "You work in {{name}}, as {{role}}. What you keep now belongs to it.",
  own: "My own",
  roles: { owner: "Owner", member: "Member", viewer: "Viewer" },
  rolesMay: {
    owner: "keeps and changes records, shares them, and says who belongs to the workspace",
    member: "keeps and changes records, and shares them by link",
    viewer: "reads everything and changes nothing",
  },
  switch: {
    title: "Where you work",
    lead: "What you keep belongs to the workspace that you are in. Switching holds for this browser.",
    here: "You are here",
    to: "Work here",
    toOf: "Work here: {{name}}",
  },
  make: {
    title: "New workspace",
    lead: "For a company, a crew or a job. Crews and outsiders need none: share single records with them by link.",
    name: "Name",
    hint: "As everybody calls it",
    submit: "Make the workspace",
  },
  rename: { name: "Name of the workspace", submit: "Rename" },
  members: {
    title: "Members",
    you: "You",
    since: "since {{date}}",
    role: "Role",
    roleOf: "Role of {{name}}",
    change: "Change",
    changeOf: "Change the role of {{name}}",
    remove: "Remove",
    removeOf: "Remove {{name}}",
    removeText: "They lose access at once. What they kept stays in the workspace.",
    removeConfirm: "Remove from the workspace",
    leave: "Leave",
    leaveText: "You lose access at once. What you kept stays in the workspace.",
    leaveConfirm: "Leave the workspace",
  },
  invite: {
    title: "Invite",
    lead: "Each invitation is for one person, works once, and ends after {{days}} days. You can send {{count}} in 24 hours.",
    email: "E-mail (optional)",
    emailHint:
      "We send the link, and only the account of that address can use it. Left empty, you get a link to hand over.",
    role: "As",
    submit: "Invite",
    byLink: "Link to hand over",
    until: "until {{date}}",
    address: "Link of the invitation",
    withdraw: "Withdraw",
  },
  links: {
    title: "Shared links",
    lead: "Records that you let others see or answer without an account.",
    open: "See all links",
  },
  mail: {
    subject: "You are invited to {{name}} on Groundwork",
    text: "You are invited to the workspace {{name}} on Groundwork.\n\nOpen this link, sign in with this address, and accept:\n{{link}}\n\nIt works once and ends after 7 days. If you did not expect this, do nothing.",
  },
  errors: {
    summary: "There is a problem",
    name: "Enter a name",
    nameLong: "A name has at most 80 characters",
    email: "Enter an e-mail address such as name@example.com, or leave the field empty",
    role: "Choose a role",
    form: "This form was incomplete. Please send it again.",
    "last-owner": "A workspace needs an owner. Make somebody else an owner first.",
    gone: "That person does not belong to the workspace any more.",
    full: "You own as many workspaces as one account can.",
    "no-room":
      "The plan of this workspace has no room for more people, counting open invitations. Nothing was sent. A larger plan is under Membership; or withdraw an invitation.",
    "too-many": "That is all the invitations for 24 hours. Nothing was sent; try again tomorrow.",
  },
  toasts: {
    workspaceSwitched: "You work here now.",
    workspaceMade: "The workspace stands. Invite your people.",
    workspaceRenamed: "Renamed.",
    workspaceRoleChanged: "Role changed.",
    workspaceMemberRemoved: "Removed from the workspace.",
    workspaceLeft: "You left the workspace.",
    workspaceInvited: "Invited.",
    workspaceInvitationWithdrawn: "The invitation is withdrawn.",
    workspaceJoined: "Welcome to {{name}}.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    workspace: typeof en;
  }
}
