/** Every public page: its `h1`, and text from its main part. */
export const PUBLIC_PAGES = [
  { path: "/", heading: "Ideate, Incubate, Innovate, Serve", text: "In February 2024 five students came to my office" },
  { path: "/discover", heading: "E-CELL", text: "Technology Pre-Incubation Cell" },
  {
    path: "/discover/who-we-are",
    heading: "Who we are",
    text: "is a student-run initiative offering mentorship, resources and networking",
  },
  { path: "/discover/mission-and-vision", heading: "Mission and Vision", text: "Vision" },
  { path: "/discover/culture", heading: "Culture", text: "Customer-Centricity" },
  { path: "/discover/thrust-areas", heading: "Thrust areas", text: "Logistics & Supplies in remote areas" },
  { path: "/discover/nodes", heading: "Nodes", text: "Event & Logistics" },
  { path: "/discover/partners-and-collaborators", heading: "Partners and Collaborators", text: "Content awaited" },
  { path: "/initiatives", heading: "Initiatives", text: "Funding Opportunities" },
  { path: "/learn", heading: "Learn", text: "Content awaited" },
  { path: "/learn/newsletter", heading: "Newsletter", text: "Newsletter" },
  { path: "/learn/startup-guide", heading: "Startup Guide", text: "Startup Guide" },
  { path: "/learn/incubators", heading: "Incubators", text: "Incubators" },
  { path: "/events", heading: "Events", text: "IDEATHON 2025" },
  { path: "/team", heading: "Meet the Team", text: "Dr Revati Naithani" },
  { path: "/gallery", heading: "Gallery", text: "Pitch night. Four minutes each" },
  { path: "/connect", heading: "Contact", text: "Send Message" },
  { path: "/blogs", heading: "Blogs", text: "What a grant panel asks" },
  {
    path: "/blogs/ten-conversations-before-you-build",
    heading: "Ten conversations before you build",
    text: "It took four months.",
  },
  {
    path: "/blogs/a-first-prototype-for-five-thousand-rupees",
    heading: "A first prototype for five thousand rupees",
    text: "Three of us wanted to save him the walk.",
  },
  {
    path: "/blogs/what-a-grant-panel-asks",
    heading: "What a grant panel asks",
    text: "You have about ten minutes in the room.",
  },
  { path: "/privacy", heading: "Privacy", text: "cookie" },
  { path: "/admin-login", heading: "Admin Login", text: "Password" },
];

export const DISCOVER_PAGES = [
  ["Who we are", "/discover/who-we-are"],
  ["Mission and Vision", "/discover/mission-and-vision"],
  ["Culture", "/discover/culture"],
  ["Thrust areas", "/discover/thrust-areas"],
  ["Nodes", "/discover/nodes"],
  ["Partners and Collaborators", "/discover/partners-and-collaborators"],
] as const;
