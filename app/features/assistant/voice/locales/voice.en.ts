const en = {
  title: "Voice assistant",
  lead: "Ask Joe in your own words. He answers with a section and an edition, or says that he does not know.",
  label: "Your question for Joe",
  hint: "For example: How wide does a stair have to be?",
  ask: "Ask Joe",
  thinking: "Joe is thinking…",
  asked: "You asked",
  answer: "Joe’s answer",
  cut: "Sorry, I'm having some technical difficulties right now. My knowledge base is being updated! Try asking about basic construction topics like foundations, framing, or building codes.",
  complexity: "Question: {{complexity}}",
  complexities: { simple: "Simple", medium: "Medium", complex: "Complex", expert: "Expert" },
  phrased: "Phrased by a language model from the sources below",
  sources: "Sources",
  typed: "Type your question",
  setup: {
    title: "Enhanced Voice Joe Setup",
    key: "Voice provider key",
    keyHint:
      "Your own ElevenLabs key. It is held in memory for this one conversation and written down nowhere.",
    keyHeld: "Not needed: this site holds a key of its own.",
    voice: "Voice",
    voices: {
      will: "Will - Professional",
      brian: "Brian - Friendly",
      daniel: "Daniel - Authoritative",
      eric: "Eric - Calm",
      chris: "Chris - Energetic",
      liam: "Liam - Warm",
    },
    start: "Start the conversation",
    practice: "Practice without a key",
    practiceHint:
      "When you practice, Joe answers from his notes. Your browser listens and reads his answers aloud where it can, and some browsers send what they hear to their maker. You can type at any time.",
    needsScripts: "Talking needs scripts, and this browser does not run them",
    typeInstead: "Type your question instead: Joe answers it from the same notes.",
    chosen: "Your choice is kept",
    chosenText: "Press the button once more to begin. A key is never kept; enter it again.",
    opening: "Opening the line…",
    unloaded: "The conversation could not be loaded. Check your connection and press start again.",
    errors: {
      "missing-key": "Please enter your voice provider key first",
      "malformed-key":
        "A key has letters, digits and signs, but no spaces, and at most 200 of them. Copy it again.",
      "unknown-voice": "Choose one of the six voices.",
      "unknown-language": "Choose English, Spanish or Hebrew as the language of the page.",
      "unknown-mode": "Press one of the two buttons.",
      malformed: "This form was incomplete. Please send it again.",
      "rate-limited": "That was many starts within a minute. Wait a minute, or type your question.",
      unavailable: "The voice service does not answer. Try again in a moment, or type your question.",
    },
  },
  kept: {
    title: "Conversations you kept",
    lines_one: "{{count}} line",
    lines_other: "{{count}} lines",
    nothingSaid: "Nothing was asked",
    download: "Download as text",
    delete: "Delete",
    deleteLabel: "Delete the conversation: {{about}}",
    file: "conversation-with-joe.txt",
  },
  failures: {
    failed: "Failed to get response from Joe",
    noResponse: "No response received from Joe",
  },
  errors: {
    summary: "There is a problem",
    blank: "Please enter a question for Joe",
    long: "A question may have at most 4,000 characters. Shorten it and send it again; your text is kept.",
    busy: "That was a lot of questions at once. Wait a minute and send it again; your text is kept.",
    form: "This form was incomplete. Please send it again.",
    kept: "Your question is kept below. Send it again in a moment.",
    signedOut:
      "You are signed out. Sign in in another tab, then keep the conversation from here; it stays on this page.",
  },
  toasts: {
    joeBackup: "Joe is experiencing technical difficulties but provided a backup response",
    voiceQuestionFailed: "Error processing your question",
    talkKept: "The conversation is kept in your account",
    talkDeleted: "The conversation is deleted",
    talksFull: "Your account keeps {{max}} conversations. Delete one and keep this one then.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    voice: typeof en;
  }
}
