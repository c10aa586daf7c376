import type { DocumentWords } from "../legal.documents.ts";

const en = {
  title: "Privacy policy",
  lead: "What this installation keeps about you, for how long, and who else receives it. It describes what the software does today.",
  clauses: {
    controller: {
      heading: "Who is responsible",
      text: "The operator, the person or company that runs the installation at this address, is responsible for the data described here. Questions and requests about your data go there; how to reach the operator stands at the end of this document.\n\nGroundwork works without any outside service. Which of them an installation uses is the operator's choice, and the operator can tell you.",
      summary: "Whoever runs this site answers for your data.",
    },
    visit: {
      heading: "Reading pages",
      text: "Most pages can be read without telling us anything. Like every web server, the hosting receives your network address and what your browser says about itself. Groundwork does not write either into its log: a line there holds an incident number, the method, the path of the page without its query, the result and the time it took, and a technical message when something fails.\n\nThe hosting provider may keep technical records of its own, under its own rules.",
      summary: "Our own log says which page was asked for and how that ended, not by whom.",
    },
    cookies: {
      heading: "Cookies and your browser's memory",
      text: "Every cookie here comes from this site, cannot be read by scripts, and does a job the site needs. None serves advertising or measurement, and there are no others than these. In your browser each name begins with __Host-.\n\nWhile a tab is open, your browser may also remember in it how far down a page you were. That is not sent anywhere and ends with the tab.\n\nOn pages made for the field your browser keeps, on your device alone, what you typed and have not sent, forms and photos that wait for a network, and the last copy of such a page, which it shows when there is no network. What waits is gone once it was sent or you discard it; the copies are gone when you sign out or turn them off there.",
      summary: "There are only the cookies in this table, none of them for advertising or measurement.",
    },
    trackers: {
      heading: "No trackers",
      text: "There are no analytics, no advertising and no scripts of social networks, and Groundwork has no part that sells or passes on your data to advertisers. By itself, a page loads its fonts, scripts, styles and images from this site alone. Two things reach further, and only when you press for them: a video player loads from YouTube, which then sees your visit, and voice control, or practicing with Joe aloud, may send what you say to the maker of your browser.",
      summary: "No analytics and no advertising, and fonts and scripts come from this site.",
    },
    account: {
      heading: "Your account",
      text: "An account holds your e-mail address and when it was confirmed, the names you enter, your language and theme, and when the account was made. Your password is kept only as an Argon2id hash, from which it cannot be read back.\n\nFor each device that is signed in we keep a hash of its session number with the start, the end and the last use of the session, what its browser calls itself, such as Chrome on Android, the part of its network address that says which network it is and not which device, and the country, where the hosting derives it from the address. Your security page shows all of that. A session ends after 30 days without use and after 90 days in any case, and a new password set by mail ends all of them. A link that we mail to you works once and for one hour.\n\nWhat concerns the security of your account, such as each sign-in, that you downloaded your data or asked to delete it, is written into a log of your account with the time, a sign-in with the same device, network and country. When the account is deleted, your name is taken out of every log.\n\nNotes and check marks that you save on a patent are kept for your account alone, too. A note that you empty is empty here as well.\n\nThe blueprint analyzer reads a drawing on your device and by itself sends it nowhere. Only when you press Save are the picture, its file name, what was read on it, what you measure on it and what you type beside it kept, for your account alone, until you delete them. On a drawing that you keep, each measurement is kept as soon as you finish it. In a browser without JavaScript the file that you choose is sent to us to be read; it is stored only if you choose to keep it.",
      summary: "We keep what an account needs, and of the password only a hash.",
    },
    cart: {
      heading: "Cart and guest number",
      text: "When you first put something into the cart, write to Joe or save something else without an account, your browser gets a random guest number; reading pages alone makes none. What you keep is stored in the database under that number, or under your account when you are signed in; signing in hands it over to the account.\n\nEmptying the cart and clearing the conversation delete them. What a guest leaves is deleted 180 days after it was last written. The cookie lives no longer, and without it nobody can reach it through the site.",
      summary: "What you keep without an account stays until you delete it, and 180 days at most.",
    },
    orders: {
      heading: "Orders and payment",
      text: "An order keeps what was bought, its prices, discounts and tax, and how payment, delivery, return and refund went, with the times. Goods that are sent need a name and a postal address; what is read or downloaded needs none. A gift keeps the name, the e-mail address and the words for whoever gets it. Your plan, your points and the codes you used are kept beside it.\n\nThe number of a card is never typed on this site. Where the operator has connected a payment provider, its page asks for it, and all that we keep is the number under which that provider knows the payment.\n\nAn account's orders are kept as long as the account or the workspace they belong to, a guest's for 180 days. Whoever looks after this installation can read orders in order to send them and to pay back.",
      summary: "We keep what was ordered and how it went, and never the number of a card.",
    },
    records: {
      heading: "What you keep about your work",
      text: "What you write into the tools is kept for your workspace: calculations and estimates, drawings, sites and who came and went there, projects with their logs, punch items, schedules and permits, crews with their hours, checklists, safety talks and who signed them, reports with their photos, license checks, heat plans, machines on offer with their bookings, services of a site, firms and workers with the certificates and papers that you asked of them. Much of it names other people, so enter about them only what the work needs. A near miss can be reported without a name, and then none is kept. A check-in on how somebody feels has no name: it is kept only as part of a sum, which is shown once five have answered. Whoever asks for a call leaves a name and a number for the owners of the workspace, for 30 days.\n\nOf a picture only what draws it is kept: not where or when it was taken. A device's position is read only when you press the button for it. It is kept only in the field that it fills, if you save that; of a punch of the clock only how far from the gate it was.\n\nMembers of a workspace see what belongs to it. What you put on offer, a page that you make about a firm, and a review are public. Whoever you give a link sees and does what that link allows until it ends or you end it, and each use is written down with the time and the name that was typed.",
      summary: "Your records are for your workspace and for those to whom you give a link.",
    },
    joe: {
      heading: "Questions to Joe",
      text: "Joe keeps your conversation so that you find it again. A conversation by voice is kept only when you are signed in and ask for it, as text without sound, until you delete it. When you practice talking with him and rate an answer, your mark is kept with the question, its language and the time, but without who you are. A question that he cannot answer, or whose answer you mark as not helpful, also goes into a learning queue: its wording, how often it was asked and when last, and the numbers of the accounts that asked it while signed in. Whoever looks after this installation can read the queue to write answers; when one is written, those accounts find a notification with the question on their profile.\n\nClearing the conversation does not take a question out of the queue; ask the operator for that. Leave names, addresses and anything confidential out of your questions.",
      summary: "A question without an answer is kept word for word, so put no names or secrets into it.",
    },
    mail: {
      heading: "E-mail",
      text: "You get mail about what you do here, and no newsletter:\n\n- Your account: to confirm your address, a code or link to get in, when the password or the way to sign in changed, when somebody tries to sign up with your address, when the account is to be deleted, and when you file a request and it moves on.\n- Orders: what you ordered, and, for a plan, seven days before a month ends. A gift is told of once, to whom it is for.\n- Invitations to a workspace, to the address that its owner typed.\n- Notifications that you chose to get by mail, gathered once a day.\n\nA message is kept with its address and its text until it is delivered. Once it is delivered, or has failed for good, it is deleted seven days after it was written. One that could not be delivered, because no mail service is connected for instance, is deleted after 30 days.",
      summary: "We write about what you do here only, and delivered messages are deleted after seven days.",
    },
    outside: {
      heading: "Outside services",
      text: "An operator may connect outside services, and only then do they receive something:\n\n- A language model for Joe receives the wording of a question, what his notes say about it and the language of the answer, but neither your name, nor your account, nor the rest of the conversation.\n- A vision model for drawings receives a picture only when you tick, for that one picture, that it may be sent: from your device made smaller and without what a camera writes into its file, from your saved drawings as you keep it. With it goes the language of the answer, but neither your name, nor your account, nor the file name. We keep neither a copy of the picture for this nor the answer.\n- A sign-in provider such as Google or GitHub, if you choose it: your browser goes to its site, and we receive your number there, your e-mail address and your name. We keep the number, and for a new account the address and the name too.\n- A voice service, when you start a voice conversation with its agent, receives what you say and write in it, the language and the voice you chose, but neither your name nor your account. It does so on the operator's key or on your own, which we hold in memory for that one conversation and write down nowhere. Practising without a key sends it nothing.\n- A mail service receives the address, subject and text of each message named above.\n- A search provider receives the wording of a search on the search page and the language of the answer, but neither your name, nor your account, nor your network address. Its answer is kept for about a week for whoever searches the same, without who asked.\n- A payment provider receives, when you pay, your e-mail address if you are signed in, the order's number, the sum and the language; what you enter on its page goes to that provider alone.\n- A weather service receives the coordinates of a site, to within some ten meters, and nothing of you.\n\nThe hosting provider, and the provider of the database where that is another, store and carry all data for the operator.",
      summary: "Outside services are optional, and each receives only what its job needs.",
    },
    security: {
      heading: "Counting tries, and security",
      text: "To slow down guessing and misuse, tries are counted by network address and by account. The counter holds a hash in place of the address, runs for an hour at most and is then deleted. How often a search provider was asked for you is counted for the day in the same way, and for a guest by a hash of the guest number, and that count is deleted within two days. So that a form sent twice counts once, a hash of it is kept for seven days with your guest or account number.\n\nCookies travel over encrypted connections only, other sites cannot send forms in your name, and pages refuse scripts that are not ours. No system is perfectly safe; if you find a gap, tell the operator.",
      summary:
        "Tries are counted by hashed address for an hour at most, questions to a search provider by the day.",
    },
    rights: {
      heading: "Your choices and rights",
      text: "You can change your name on your profile, your language and theme in the header, sign out other devices, empty the cart and clear the conversation. If you delete the cookies in your browser you are signed out, and a guest's cart is no longer found.\n\nWith an account, the page Your data, which your profile leads to, downloads everything that we keep about you, and deletes the account. You can undo that for seven days; then your profile, your own records, files and conversations, and everything else that is yours are deleted. What you share with others in a workspace stays there without your name.\n\nWith or without an account you can file a request with the operator: to see your data, to have them deleted, or to have something taken down. It is due to be answered within 30 days, and is deleted three years after it was closed, or with your account. When you agree to a wording of these documents, we keep which one and when. The law of your place may give you more, such as to see, correct or delete your data, to object to their use, or to complain to an authority.",
      summary: "Download or delete everything yourself, or file a request that is answered within 30 days.",
    },
    changes: {
      heading: "Changes to this policy",
      text: "This policy describes the software as it is and changes with it. The wording applies from the date at its top. Where the languages differ, the English wording decides unless the law of your place says otherwise.",
      summary: "The date at the top says which wording applies.",
    },
  },
  /** By the names in `services/cookies.server.ts`. */
  cookies: {
    session: "Keeps you signed in. Renewed while you use the site.",
    display: "Your text size, measures, motion, vibration and keyboard shortcuts.",
    recent:
      "Which pages you opened last, once you are signed in or something is kept for you. Deleted when you sign out.",
    quote: "Which quote you were shown today. It says nothing about you.",
    visitor:
      "Your guest number: finds your cart and your conversation without an account, and counts your searches of the web.",
    arrival:
      "Kept for ten minutes once something is first kept for you, so that two windows sending at the same moment end up with one cart.",
    language: "The language you chose.",
    zone: "The time zone in which you read the times of other people.",
    theme: "The colours you chose.",
    flash: "Carries one message to the next page, which deletes it.",
    step: "Belongs to a sign-in by code until you have typed the code.",
    workspace: "Which workspace you switched to, on this browser.",
    link: "That you opened a link somebody shared with you, for the pages of that link alone, and the name you printed there.",
    bid: "The code of a bid that you began with a link, for the pages of that link alone, as long as the link can last.",
    oauth: "Protects one sign-in at a provider and is deleted when you come back.",
  },
} satisfies DocumentWords & { cookies: Record<string, string> };

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "legal-privacy": typeof en;
  }
}
