const en = {
  hours: {
    lead: "When you answer the phone. Callers see it on your own page and choose a time at which you call.",
    address: "Your page for callers",
    addressText:
      "Whoever has this address can ask you to call: put it on your site, your truck, your voicemail.",
    shut: "The page is closed: nobody is shown it until you open it again.",
    readOnly: "You may read these hours; others of your firm change them.",
    firm: "What your firm is called",
    zone: "Time zone",
    week: "Hours of the week",
    weekHint: "Such as 8:00-12:00, 13:00-17:00. Empty is closed. Callers choose half hours of it.",
    daysOff: "Days off",
    daysOffHint: "One a line, such as 2026-12-25.",
    afterHours: "What the page says while you are closed",
    afterHoursHint: "Such as whom to call when it cannot wait. May stay empty.",
    open: "Show the page to callers",
    save: "Save the hours",
  },
  request: {
    heading: "Ask {{firm}} to call you",
    lead: "Say what it is about and when it suits. No account is needed.",
    open: "Somebody answers the phone now.",
    closed: "Nobody answers the phone now",
    next: "Somebody answers again from {{moment}}. What you send now is read first then.",
    emergency: "If there is gas, fire, sparking or somebody hurt, get out and call 911 first.",
    example: "This is an example: a firm that does not exist. Nothing can be sent from here.",
    sent: "Your request is with them",
    sentText: "They call the number that you typed.",
    kept: "Only {{firm}} reads this, and keeps it in the list of calls.",
    send: "Ask for the call",
    hours: "When somebody answers",
    off: "Closed",
    zone: "Hours by the clocks of {{zone}}",
  },
  fields: {
    phone: "Your phone number",
    caller: "Your name",
    reason: "What it is about",
    place: "Where the work is",
    urgency: "How urgent is it?",
    at: "When shall they call?",
    atHint: "Times by the clocks of {{zone}}.",
    soon: "As soon as they can",
  },
  urgencies: { low: "Can wait", normal: "Normal", high: "Urgent" },
  weekdays: {
    of0: "Sunday",
    of1: "Monday",
    of2: "Tuesday",
    of3: "Wednesday",
    of4: "Thursday",
    of5: "Friday",
    of6: "Saturday",
  },
  errors: {
    summary: "Please check the form",
    form: "This form is out of date. Load the page and try again.",
    phone: "Type a phone number, such as (512) 555-0134 or +972 50 555 0134.",
    reason: "Type what it is about.",
    urgency: "Choose how urgent it is.",
    firm: "Type what your firm is called.",
    zone: "Choose a time zone.",
    hours: "Type hours on the quarter, such as 8:00-12:00, 13:00-17:00.",
    daysOff: "Type days such as 2026-12-25, one a line.",
    overlap: "Hours of one day overlap or are shorter than half an hour.",
    long: "This is too long.",
    taken: "Somebody else took this time a moment ago. Choose another one.",
    noSlot: "This time cannot be chosen any more. Choose another one.",
    fullDay: "No more requests fit today. Call them instead, or try again tomorrow.",
    stale: "Somebody of your firm changed the hours meanwhile. Look at what stands and send again.",
    example: "Nothing can be sent from an example.",
  },
  toasts: { callHours: "The hours are saved", callAsked: "Your request is sent" },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "call-desk": typeof en;
  }
}
