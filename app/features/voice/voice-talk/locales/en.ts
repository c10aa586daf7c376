const en = {
  title: "Enhanced Voice Joe AI",
  badge: { speaking: "Speaking", listening: "Listening", offline: "Offline" },
  connecting: "Connecting…",
  ending: "Ending the conversation…",
  practice: "Practice: Joe answers from his notes, not the voice provider’s agent.",
  transcript: "Transcript",
  empty: "What is said stands here.",
  you: "You",
  joe: "Joe",
  note: "Note",
  calculators: "Open the calculators",
  heard: "Hearing: {{words}}",
  thinking: "Joe is thinking…",
  type: "Type to Joe",
  send: "Send",
  mute: "Mute the microphone",
  unmute: "Unmute the microphone",
  muted: "The microphone is muted.",
  settings: "Settings",
  end: "End the conversation",
  like: "Helpful",
  dislike: "Not helpful",
  rated: { like: "You found this answer helpful.", dislike: "You found this answer not helpful." },
  levelYou: "Your voice",
  levelJoe: "Joe’s voice",
  voiceless: "This device has no voice for the page’s language. Joe’s answers stand here to be read.",
  hearing: {
    denied: "The microphone is not allowed here. Allow it in the browser’s site settings, or type.",
    unsupported: "This browser cannot listen. Type to Joe instead.",
    noMicrophone: "No microphone was found. Connect one, or type.",
    failed: "The browser’s speech service does not answer. Type to Joe instead.",
  },
  last: "Your last conversation",
  keep: "Keep in my account",
  isKept: "Kept in your account.",
  signIn: "Sign in before you talk, and you can keep conversations in your account.",
  problems: {
    closed: "The connection was closed by the server.",
    socket: "The connection was closed due to a socket error.",
    microphone:
      "The microphone cannot be used. Allow it in the browser’s site settings, or practice by typing.",
    key: "That is no key. Copy it again: letters, digits and signs, without spaces.",
    busy: "That were many starts at once. Wait a minute and start again.",
    unavailable: "The voice service cannot be reached. Check your connection and start again.",
    lost: "The connection to the voice provider was lost. Please start again.",
    tooFast: "Too many messages came at once.",
    tooLarge: "A message is too large.",
    c4401: "The address of this conversation is not valid any more. Please start again.",
    c4408: "The conversation did not begin in time. Please start again.",
    c4409: "The address of this conversation was used before. Please start again.",
    c4429: "You have too many conversations open. Please end one and start again.",
    c4461: "The voice provider refused the key. Please check your API key.",
    c4462: "The voice provider knows no agent for this key.",
    c4463: "The voice provider is busy. Please try again in a moment.",
    c4500: "The conversation could not be started.",
    c4502: "The voice provider did not answer as it should.",
    c4503: "All lines are busy. Please try again in a moment.",
    c4504: "The voice provider did not answer in time. Please try again.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "voice-talk": typeof en;
  }
}
