/** What is seen, as pictures: each in a sheet of its own, in the place of this one. */
import {action, entry, group, list} from '../common/sheet.js';

/** @param {import('./export.js').Taken} taken */
export function pictureGroup({scope}) {
  return group('As pictures', list(
    entry('Picture', 'This step as PNG or SVG, to copy or to save.',
      action('Open', 'the picture', async () => (await import('./step-picture.js')).openStepPicture(scope))),
    entry('Lesson', 'Chosen steps, each with its picture and its sentence, to print or to save.',
      action('Open', 'the lesson', async () => (await import('./lesson.js')).openLesson(scope))),
    entry('Animation', 'The run, or a part of it, as a GIF.',
      action('Open', 'the animation', async () => (await import('./animation.js')).openAnimation(scope)))));
}
