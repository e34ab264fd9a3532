import { FIREFOX } from './support/find-engines';
import { tellStories } from './support/stories';

tellStories(FIREFOX);
