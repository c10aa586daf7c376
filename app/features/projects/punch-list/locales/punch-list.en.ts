const en = {
  "lead": "Photograph what is wrong, say where it is and whose it is, and keep it until it is proven fixed. A sub answers by link, without an account.",
  "sample": "Sample",
  "sampleItem": "See an example item",
  "back": "The punch list",
  "empty": "Nothing on this list",
  "emptyText": "Raise an item below, or choose another part of the list.",
  "filter": "Narrow the list",
  "show": "Show",
  "any": "All",
  "views": {
    "label": "Which items",
    "open": "Open",
    "mine": "Waiting for me",
    "overdue": "Overdue",
    "ended": "Closed",
    "all": "All"
  },
  "list": "Items",
  "item": "No. {{number}}",
  "days_one": "{{count}} day old",
  "days_other": "{{count}} days old",
  "position": "Page {{page}} of {{pages}}",
  "previous": "Previous page",
  "next": "Next page",
  "csv": {
    "link": "Download as CSV",
    "number": "Number",
    "project": "Project",
    "room": "Place",
    "trade": "Trade",
    "words": "What is wrong",
    "state": "State",
    "assignee": "Assigned to",
    "dueOn": "Due",
    "rejections": "Times sent back",
    "backCharge": "Back-charge (USD)",
    "raised": "Raised"
  },
  "figures": {
    "title": "How it stands",
    "open": "Open",
    "closed": "Closed",
    "firstPass": "Right the first time",
    "percent": "{{percent}} %",
    "backCharge": "Back-charges",
    "trades": "By trade",
    "rejections": "Sent back",
    "age": "Days open, average",
    "oldest": "Oldest, days",
    "none": "–",
    "rooms": "By room",
    "room": "{{done}} of {{items}} closed, {{percent}} %"
  },
  "labels": {
    "link": "Print a label with a code for each room",
    "lead": "Hang one in each room. Whoever is signed in scans it and sees what is open there.",
    "none": "No rooms yet: raise an item first.",
    "code": "Code of {{room}}"
  },
  "raise": {
    "title": "New item",
    "photo": "Photo",
    "photoHint": "JPEG, PNG or WebP, at most 8 MB. On a phone this opens the camera. Its place is taken out.",
    "submit": "Put it on the list",
    "noProject": "A punch list belongs to a project.",
    "begin": "Begin a project"
  },
  "bulk": {
    "title": "Whole rooms from a template",
    "template": "Kind of room",
    "rooms": "Rooms, one on each line",
    "roomsHint": "At most 12. Each gets five items to check.",
    "submit": "Put them on the list"
  },
  "templates": {
    "bedroom": "Bedroom",
    "bathroom": "Bathroom",
    "kitchen": "Kitchen"
  },
  "fields": {
    "project": "Project",
    "room": "Where",
    "roomHint": "Room or grid, such as “Unit 204 bath” or “B-4”.",
    "trade": "Trade",
    "words": "What is wrong",
    "priority": "Priority",
    "assignee": "Assigned to",
    "assigneeHint": "A firm or a crew, as you call it.",
    "dueOn": "Due by",
    "backCharge": "Back-charge in dollars",
    "own": "I do this work myself",
    "photoNeeded": "A photo of the finished work is needed for review"
  },
  "priorities": {
    "low": "Low",
    "normal": "Normal",
    "high": "High"
  },
  "about": {
    "title": "About it",
    "sentBack_one": "Sent back {{count}} time",
    "sentBack_other": "Sent back {{count}} times",
    "accepted": "Taken on {{moment}}",
    "twins": "Probably the same as"
  },
  "edit": {
    "title": "Assign or change",
    "save": "Save"
  },
  "share": {
    "title": "Give it to a sub by link",
    "text": "The link opens this item alone: take it on, dispute it, send a photo, say it is ready. No account needed.",
    "link": "Make or print its link"
  },
  "photos": {
    "title": "Photos",
    "none": "No photo yet.",
    "before": "Before",
    "after": "After the work was ordered",
    "add": "Add a photo",
    "send": "Send the photo"
  },
  "plan": {
    "title": "On the plan",
    "none": "No plan of this project yet. Add a sheet as a picture.",
    "add": "Add a plan sheet as a picture",
    "send": "Add the sheet",
    "tap": "Tap the plan where it is",
    "x": "From the left, ‰",
    "y": "From the top, ‰",
    "set": "Set the pin",
    "at": "Pin at {{x}} ‰ from the left, {{y}} ‰ from the top of {{sheet}}"
  },
  "history": "History",
  "held": {
    "accept": "I will do it",
    "note": "What you have to say",
    "noteHint": "Needed to dispute it. Everybody who sees this item can read it.",
    "name": "Your name",
    "answer": "Your answer",
    "photoFirst": "Send a photo of the finished work first; then you can say that it is ready."
  },
  "states": {
    "draft": "Draft",
    "work_required": "Work required",
    "in_dispute": "In dispute",
    "ready_for_review": "Ready for review",
    "not_accepted": "Not accepted",
    "ready_to_close": "Ready to close",
    "closed": "Closed",
    "void": "Void"
  },
  "transitions": {
    "order": "Order the work",
    "ready": "Ready for review",
    "dispute": "Dispute it",
    "uphold": "Work stays required",
    "accept": "Accept the work",
    "reject": "Reject the work",
    "rework": "Take it up again",
    "close": "Close it",
    "sendBack": "Send it back",
    "reopen": "Open it again",
    "void": "Void it"
  },
  "parties": {
    "assignee": "the assignee",
    "manager": "the manager",
    "approver": "the approver"
  },
  "guards": {
    "photoOfWork": "A photo of the finished work is missing.",
    "otherHands": "Nobody closes their own work: somebody else has to."
  },
  "trades": {
    "drywall": "Drywall",
    "paint": "Paint",
    "carpentry": "Carpentry",
    "doors": "Doors and windows",
    "cabinets": "Cabinets",
    "flooring": "Flooring",
    "tile": "Tile",
    "plumbing": "Plumbing",
    "electrical": "Electrical",
    "hvac": "Heating and cooling",
    "concrete": "Concrete",
    "masonry": "Masonry",
    "roofing": "Roofing",
    "exterior": "Exterior",
    "cleaning": "Cleaning",
    "other": "Other"
  },
  "errors": {
    "summary": "This could not be done",
    "form": "This form is out of date. Reload the page and try again.",
    "project": "Choose a project.",
    "room": "Say where it is.",
    "trade": "Choose a trade.",
    "words": "Say what is wrong.",
    "long": "This is too long.",
    "template": "Choose a kind of room.",
    "rooms": "Type at least one room.",
    "roomsMany": "At most 12 rooms at once.",
    "day": "Choose a day.",
    "money": "Type a sum in dollars, such as 250 or 250.50.",
    "pin": "Type numbers from 0 to 1000, or tap inside the plan.",
    "note": "Say why.",
    "printedName": "Type your name.",
    "full": "There is no room for more items.",
    "gone": "This is not there any more.",
    "stale": "Somebody changed it meanwhile. What stands now is shown here, what you typed is kept; send again to put yours in its place.",
    "blocked": "That is not possible now.",
    "photo": {
      "none": "Choose a picture.",
      "heic": "This is a HEIC picture, which browsers do not show. On an iPhone choose Settings, Camera, Formats, Most Compatible, and take it again.",
      "tooLarge": "This picture is larger than 8 MB. Send a smaller one.",
      "empty": "This file is empty.",
      "unknown": "Please upload an image file",
      "truncated": "This picture ends in the middle. Send it again.",
      "moving": "Moving pictures are not kept. Send a still one.",
      "tooManyPixels": "This picture has too many pixels. Send a smaller one.",
      "full": "There is no room for more pictures.",
      "tooMany": "This already has as many pictures as it may have."
    }
  },
  "toasts": {
    "punchRaised": "It is on the list",
    "punchNoPhoto": "It is on the list, but the picture was not kept. Add it again below.",
    "punchBulk": "The rooms are on the list",
    "punchMoved": "Done",
    "punchSaved": "Saved",
    "punchPhoto": "The picture is kept",
    "punchPinned": "The pin is set",
    "heldAccepted": "Taken on",
    "heldMoved": "Your answer is sent"
  }
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "punch-list": typeof en;
  }
}
