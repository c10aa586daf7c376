/** Titles and descriptions of the sample patents, by number. Loaders send those that a page shows. */
const en = {
  p1: {
    title: "Cited answer engine for building codes",
    description:
      "Answers a construction question only with sentences whose citation holds in the edition that applies at the site.",
  },
  p2: {
    title: "Drawing reader with scale recovery",
    description:
      "Reads elements and quantities from a drawing of unknown scale and says how sure it is of each.",
  },
  p3: {
    title: "Voice command terminal for loud sites",
    description: "Takes spoken commands beside running machines and reads back those that could do harm.",
  },
  p5: {
    title: "Question router by complexity",
    description: "Answers simple questions on the spot and sends only demanding ones to a remote model.",
  },
  p7: {
    title: "Change order language checker",
    description: "Shows before signing which right of the contract a sentence of a change order takes back.",
  },
  p9: {
    title: "Fall hazard detection at open edges",
    description: "Warns when an unguarded edge, a person near it and a missing tether come together.",
  },
  p10: {
    title: "Proximity guard for workers and machines",
    description: "Shapes the guarded zone after the machine's next movement and slows it before it warns.",
  },
  p11: {
    title: "Talk generator for the day's work",
    description:
      "Prepares a short safety talk from the tasks, the weather and recent events, in each worker's language.",
  },
  p13: {
    title: "Heat strain band with crew rotation",
    description: "Moves the worker who will first reach the limit of heat strain into the shade.",
  },
  p14: {
    title: "Scaffold tag that expires by itself",
    description: "Turns red without power when its inspection lapses or a shock was felt.",
  },
  p16: {
    title: "Overlay tied to control points",
    description: "Shows the model in its place with lines as thick as the remaining error.",
  },
  p17: {
    title: "Deviation map judged by tolerance",
    description:
      "Judges a scanned building by the tolerance of each element and groups what one crew can correct.",
  },
  p19: {
    title: "Progress from daily photographs",
    description: "Counts an element as built when two photographs from different places show it.",
  },
  p20: {
    title: "Viewer for buried lines and their doubt",
    description: "Shows a buried line as a corridor as wide as the doubt about its place.",
  },
  p22: {
    title: "Facade options by daylight and cost",
    description: "Compares light, shade and the cost of glass while the building is still a mass.",
  },
  p24: {
    title: "Live estimate that follows the drawing",
    description: "Recomputes exactly the lines that a changed element touches and shows old and new.",
  },
  p25: {
    title: "Regional price index with aging quotes",
    description: "Weighs quotes by age and distance and says how much stands behind a price.",
  },
  p26: {
    title: "Waste factor learned from job records",
    description: "Balances what was delivered, installed and thrown away to learn a crew's waste.",
  },
  p28: {
    title: "Bid comparison that finds gaps",
    description: "Matches every bid to one scope list and prices what a bid leaves out.",
  },
  p29: {
    title: "Carbon and cost trade-off",
    description: "Orders exchanges of products by the carbon they save for each dollar.",
  },
  p31: {
    title: "Condition passport for rented machines",
    description: "Joins guided photographs and logged use to a passport that both sides sign.",
  },
  p33: {
    title: "Tool locker without deposits",
    description: "Releases a shared tool on the word of two colleagues and checks what comes back.",
  },
  p34: {
    title: "Fuel rounds for mixed fleets",
    description: "Builds the delivery round from what each machine will burn before the next one.",
  },
  p36: {
    title: "Attachment finder by fit and stability",
    description: "Offers only attachments that the machine can hold, drive and balance.",
  },
  p38: {
    title: "Scheduler for windows of weather",
    description: "Moves outdoor tasks into the hours that their own limits allow.",
  },
  p40: {
    title: "Punch list capture by picture and voice",
    description: "Takes picture, words and place in one press and closes an item by a second picture.",
  },
  p41: {
    title: "Concrete probe with strip-time notice",
    description: "Forecasts from the slab's own maturity when formwork may be stripped.",
  },
  p44: {
    title: "Permit path planner",
    description: "Puts the permits of a project in the order in which all can be had soonest.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "patent-titles": typeof en;
  }
}
