import { asked } from './asked.ts'
import { descriptions } from './checks/descriptions.ts'
import { errors } from './checks/errors.ts'
import { questions } from './checks/questions.ts'
import { inShadow } from './in-shadow.ts'

asked('act.descriptions: links that fit any place, and what a person is asked about', descriptions, {
  '<a href="#a">More</a>': ['aizyf1', '5effbb'],
  '<div role="link" tabindex="0">Read more …</div>': ['aizyf1', '5effbb'],
  '<p>Boats to the islands: <a href="#a">click here</a></p>': ['aizyf1', '5effbb?'],
  'Boats to the islands: <a href="#a">more</a>': ['aizyf1', '5effbb?'],
  '<section><img alt="Quay"><a href="#a">More</a></section>': ['aizyf1', '5effbb?'],
  '<a href="#a" aria-label="More boats">More</a>': [],
  '<a href="#a" lang="de">Mehr erfahren</a><a href="#b" lang="de">More</a>': ['aizyf1', '5effbb'],
  '<a href="#a" role="button">More</a>': [],
  '<a href="#a">Learn to read</a>': ['aizyf1?', '5effbb?'],
  '<a href="#a" title="">More</a><a href="#a" aria-describedby="nowhere">More</a>': ['aizyf1', 'aizyf1', '5effbb', '5effbb'],
  '<a href="#a" aria-description="Boats to the islands">More</a>': ['aizyf1', '5effbb?'],
  '<p><span role="img" aria-label="Boats"></span><a href="#a">More</a></p>': ['aizyf1', '5effbb?'],
  [inShadow('<p>Boats to the islands: <slot></slot></p>', '<a href="#a">More</a>')]: ['aizyf1', '5effbb?'],
  [inShadow('<p><slot></slot></p>', '<a href="#a">More</a>')]: ['aizyf1', '5effbb'],
  '<a href="#a">»</a>': ['aizyf1?', '5effbb?'],
  '<a href="#a">Boats to the islands</a>': [],
  '<h1>A</h1><p>Anchor</p>': ['b49b2e?'],
  '<h1><img alt="Opening hours"></h1><p>From ten to four</p>': [],
  '<label>Day <input></label><label>Day <input></label>': ['cc0f0a?'],
})

asked('act.descriptions: a field that is wrong, and nothing beside it says so', errors, {
  '<input type="number" min="1" value="0" aria-label="Nights">': ['36b590?', '36b590?'],
  '<input aria-invalid="true" aria-label="Nights" aria-describedby="why"><p id="why">At least one night, please.</p>': [],
  '<input aria-label="Nights">': [],
})

asked('act.questions: what only a person can tell is asked', questions, {
  '<audio src="a.mp3" autoplay></audio>': ['e7aa44?', '2eb176?', 'afb423?', '80f0bf?', '4c31df?', 'aaa1bf?'],
  '<video src="a.mp4"></video>': ['c3232f?', 'd7ba54?', 'ee13b5?', 'fd26cf?', 'eac66b?', 'f51b46?', 'c5a4ea?', '1ec09b?', 'ab4d13?', '1a02b0?', '1ea59c?'],
  '<p>Quay</p><script>addEventListener("keydown", ({ key }) => key === "q" && close())</script>': ['efbfc7?', 'ffbc54?'],
  '<a href="/quay">More</a><a href="/boats">More</a>': ['fd3a94?', 'b20e66?'],
  '<p>Quay</p><script>addEventListener("deviceorientation", () => {})</script>': ['efbfc7?', '7677a9?', 'c249d5?'],
  '<p>Quay</p>': [],
})
