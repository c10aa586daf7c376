const en = {
  label: "Reading and listening",
  reading: {
    starting: "Getting ready to read…",
    reading: "Reading this page.",
    paused: "Reading is paused.",
    done: "The page is read to its end.",
    unsupported: "This browser cannot read aloud. A screen reader of your device can read this page.",
    noVoice:
      "This device has no voice for the page's language. Add one in the device's speech settings, then try again.",
    empty: "There is nothing to read on this page.",
    failed: "The voice stopped. Try again, or use your device's screen reader.",
    pause: "Pause",
    resume: "Continue",
    stop: "Stop reading",
  },
  voice: {
    starting: "Waiting for the microphone…",
    listening: "Listening. Say a command.",
    denied:
      "The microphone is not allowed here. Allow it in the browser's site settings, or use the menu and the keyboard shortcuts.",
    unsupported: "This browser cannot listen. Use the menu and the keyboard shortcuts instead.",
    noMicrophone: "No microphone was found. Connect one, or use the menu and the keyboard shortcuts.",
    failed:
      "The browser's speech service does not answer. Try again later, or use the menu and the keyboard shortcuts.",
    privacy: "Your browser may send what you say to its maker to recognize it. We receive none of it.",
    understood: "Heard: {{words}}",
    unknown: "Heard “{{words}}”, which is no command.",
    going: "Going to: {{screen}}",
    sayable: "What you can say",
    screen: "name of a screen",
    stop: "Stop listening",
  },
  close: "Close",
  phrases: {
    go: "go to|go to the|open|open the|show|show me",
    read: "read page|read the page|read this page|read aloud|read",
    stop: "stop|stop reading|stop listening|be quiet|quiet",
    down: "scroll down|down|go down|page down",
    up: "scroll up|up|go up|page up",
    back: "go back|back|previous page",
    menu: "open menu|open the menu|menu|navigate menu|navigation",
    fillers: "the|page|screen|please",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    accessibility: typeof en;
  }
}
