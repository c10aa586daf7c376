const en = {
  lead: "Everything we keep about you, to take with you or to have deleted.",
  archive: {
    title: "Download your data",
    lead: "One ZIP file with everything your account holds: your profile, your records and links, your conversations with Joe, and your files. The tables are JSON, which any program can read. Passwords and keys are left out.",
    shared: "Records of a workspace that you share with others stay there and are not in it.",
    submit: "Download everything",
    readme:
      "Everything that Groundwork keeps about {{email}}, as of {{date}}.\n\ndata/   one JSON file for each kind of record; each entry is one record\nfiles/  the files you keep\n\nMoments are in UTC. Passwords, keys and their hashes are left out. Records of workspaces that you share with others belong to those workspaces and are not included.\n",
  },
  delete: {
    title: "Delete your account",
    lead: "You are signed out everywhere at once. For {{days}} days you can change your mind: sign in, or use the link in the mail we send you. After that everything is deleted for good.",
    goes: "Your profile, your own records and files, your conversations, your links and your requests are deleted.",
    stays: "What you share with others in a workspace stays there, without your name.",
    staysThere:
      "Rentals and sales with others stay in their records, without your name; the photos you took go.",
    alone: "These workspaces have no other member and are deleted with everything in them:",
    openTitle: "You have something open with others",
    open: {
      loans: {
        count_one: "{{count}} rental",
        count_other: "{{count}} rentals",
        comes:
          "End them before your account is deleted. Otherwise, on that day, requests are withdrawn or declined and what was agreed is cancelled by the agreed rules. A machine that is out stays in the other side's rentals, without your name. If you lend, you claim nothing any more and every deposit goes back.",
      },
      stays: {
        count_one: "{{count}} crew stay",
        count_other: "{{count}} crew stays",
        comes:
          "On that day requests for beds are withdrawn or declined, and what was agreed is cancelled by the agreed rules. A crew that is in the house stays there, and the stay remains with the other side, without your name. Names on your rosters are deleted.",
      },
      sessions: {
        count_one: "{{count}} session with a mentor",
        count_other: "{{count}} sessions with mentors",
        comes:
          "On that day sessions that lie ahead are cancelled, and the other side is told. Sessions that were are deleted for both, with their notes.",
      },
      offers: {
        count_one: "{{count}} offer for a machine",
        count_other: "{{count}} offers for machines",
        comes:
          "On that day every offer that is not paid is withdrawn. What is paid stays with the other side, with its bill of sale and without your name.",
      },
    },
    handOver:
      "Others work with you in these workspaces, and you are the only owner. Make somebody else an owner first, or remove the others:",
    toWorkspaces: "To your workspaces",
    address: "Your e-mail address",
    hint: "Type {{email}} to confirm.",
    submit: "Delete my account",
    pending: "Your account will be deleted on {{date}}",
    pendingText: "You can still keep it. Press, and nothing is deleted.",
  },
  keep: {
    lead: "Your account is about to be deleted. One press keeps it, with everything in it.",
    submit: "Keep my account",
    over: "This link was used already or is too old. If your account still exists, signing in keeps it.",
    toSignIn: "Go to sign in",
  },
  errors: {
    summary: "Your account was not deleted",
    address: "Type the address of this account exactly",
    "last-owner": "Hand over the workspaces named below first",
  },
  mail: {
    subject: "Your Groundwork account will be deleted",
    text: "You, or somebody who was signed in as you, asked us to delete your Groundwork account. You are signed out everywhere, and on {{date}} everything is deleted for good.\n\nTo keep the account, open this link and press the button, or sign in before that day:\n{{link}}\n\nIf it was not you, keep the account and then set a new password.",
  },
  toasts: {
    deletionAsked: "Your account will be deleted in 7 days. We have sent you a mail with a way back.",
    accountKept: "Your account is kept. Nothing was deleted.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    privacy: typeof en;
  }
}
