import { WEBKIT } from './support/find-engines';
import { tellStories } from './support/stories';

tellStories(WEBKIT);
